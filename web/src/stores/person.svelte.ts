import { Problem } from "../api/ask";
import { beSomebody, recover, speakLanguage, whoAmI } from "../api/service";
import type { PersonView } from "../api/types";
import { language } from "../i18n/language.svelte";
import { say } from "../i18n/words";

/** Who sits at this browser. Nobody needs an account: a name is enough, and "Guest" is one. */
class Person {
  name = $state<string | null>(null);
  asked = $state(false);

  async find(): Promise<void> {
    try {
      const known = await whoAmI();
      if (known) await this.greet(known);
      else this.name = null;
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
    const isNew = this.name === null;
    this.name = (await beSomebody(name)).name;
    if (isNew && language.chosen) await this.speak(language.code);
  }

  /** Chosen by hand: on the person's other devices too. */
  async choose(code: string): Promise<void> {
    await language.choose(code);
    if (this.name !== null) await this.speak(code);
  }

  async recover(code: string): Promise<void> {
    await this.greet(await recover(code));
  }

  /** Their language is what they chose last, on whatever device; a link says more. */
  private async greet(view: PersonView): Promise<void> {
    this.name = view.name;
    if (view.language && !language.linked) await language.keep(view.language);
  }

  private async speak(code: string): Promise<void> {
    // It is kept here in any case.
    await speakLanguage(code).catch(() => undefined);
  }
}

export const person = new Person();
