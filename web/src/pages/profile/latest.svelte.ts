/** What was asked for last: an answer that comes after another question is not taken. */
export class Latest<Answer> {
  answer = $state.raw<Answer | null>(null);
  lost = $state(false);
  private asked: Promise<Answer> | null = null;

  async ask(question: Promise<Answer>): Promise<void> {
    this.asked = question;
    try {
      const answer = await question;
      if (this.asked !== question) return;
      this.answer = answer;
      this.lost = false;
    } catch {
      if (this.asked === question) this.lost = true;
    }
  }
}
