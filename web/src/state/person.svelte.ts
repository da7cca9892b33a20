import { Problem } from "../api/ask";
import { beSomebody, recover, whoAmI } from "../api/service";
import { say } from "../words/words";

/** Who sits at this browser. Nobody needs an account: a name is enough, and "Guest" is one. */
class Person {
  name = $state<string | null>(null);
  asked = $state(false);

  async find(): Promise<void> {
    try {
      this.name = (await whoAmI()).name;
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.name = null;
    } finally {
      this.asked = true;
    }
  }

  /** Before anything that needs a person. */
  async ensure(): Promise<void> {
    if (this.name === null) await this.find();
    if (this.name === null) await this.rename(say("web-guest"));
  }

  async rename(name: string): Promise<void> {
    this.name = (await beSomebody(name)).name;
  }

  async recover(code: string): Promise<void> {
    this.name = (await recover(code)).name;
  }
}

export const person = new Person();
