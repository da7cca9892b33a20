/** What the rules point at on the table: a part of it, and the heading that speaks of it. */
class Showing {
  what = $state("");
  title = $state("");

  show(what: string, title: string): void {
    this.what = what;
    this.title = title;
  }

  clear(): void {
    this.what = "";
  }
}

export const showing = new Showing();
