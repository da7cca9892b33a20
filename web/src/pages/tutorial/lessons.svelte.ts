import { Problem } from "../../api/ask";
import { beginLesson, getLessons, openTable } from "../../api/service";
import type { LessonSummary } from "../../api/types";
import { forgetLessons, lessonDone, lessonsDone, nextOf, setBeside } from "../../stores/lessons";
import { person } from "../../stores/person.svelte";
import { addressOfTable, route } from "../../stores/route.svelte";
import { language } from "../../i18n/language.svelte";
import { say } from "../../i18n/words";

/** Fits a newcomer: few rounds, and presents that make up for a slow start. */
const FIRST_GAME = { mode: "3-short", variant: "france" } as const;
const NOVICE = "novice";

/** The lessons, which of them are learned, and the ways from one to the next. */
class Lessons {
  all = $state.raw<readonly LessonSummary[]>([]);
  done = $state.raw(lessonsDone());
  busy = $state(false);
  problem = $state("");
  private spoken = "";

  next = $derived(
    nextOf(
      this.all.map((lesson) => lesson.id),
      this.done,
    ),
  );

  async load(): Promise<void> {
    const { code } = language;
    if (this.spoken === code) return;
    this.spoken = code;
    try {
      const { lessons } = await getLessons();
      if (this.spoken === code) this.all = lessons;
    } catch {
      this.spoken = "";
      this.problem = say("web-unreachable");
    }
  }

  nameOf(id: string): string {
    return this.all.find((lesson) => lesson.id === id)?.name ?? "";
  }

  /** The lesson before this one; empty: it is the first. */
  before(id: string): string {
    return this.all[this.all.findIndex((lesson) => lesson.id === id) - 1]?.id ?? "";
  }

  learned(id: string): void {
    if (!this.done.includes(id)) this.done = lessonDone(id);
  }

  forget(): void {
    forgetLessons();
    this.done = [];
  }

  begin = (id: string): Promise<void> => this.go(async () => addressOfTable((await beginLesson(id)).id));

  /** A real game, with the brother beside it. */
  play = (): Promise<void> =>
    this.go(async () => {
      const bots = [2, 3].map((seat) => ({
        kind: "bot" as const,
        bot: NOVICE,
        name: say("web-bot-name", { seat }),
      }));
      const table = await openTable({
        ...FIRST_GAME,
        seats: [{ kind: "me" }, ...bots],
        random_order: false,
        hints: true,
      });
      setBeside(table.id, true);
      return addressOfTable(table.id);
    });

  private async go(where: () => Promise<string>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.problem = "";
    try {
      await person.ensure();
      route.go(await where());
    } catch (error) {
      this.problem = error instanceof Problem ? error.view.detail : say("web-unreachable");
    } finally {
      this.busy = false;
    }
  }
}

export const lessons = new Lessons();
