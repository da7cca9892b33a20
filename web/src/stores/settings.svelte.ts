import { setMotion } from "./motion";
import type { Tune } from "./sounds";

/** What a player has chosen for this browser. */
export interface Chosen {
  theme: "system" | "light" | "dark";
  motion: "full" | "quick" | "none";
  confirmEnd: boolean;
  sound: boolean;
  tune: Tune;
  notify: boolean;
  handOver: boolean;
}

const KEY = "labora-settings";
const DEFAULTS: Chosen = {
  theme: "system",
  motion: "full",
  confirmEnd: false,
  sound: false,
  tune: "bell",
  notify: false,
  handOver: true,
};

function stored(): Chosen {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Chosen>) };
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  chosen = $state(stored());
  private readonly night = matchMedia("(prefers-color-scheme: dark)");
  dark = $state(false);

  constructor() {
    this.night.addEventListener("change", () => this.apply());
    this.apply();
  }

  set<K extends keyof Chosen>(name: K, value: Chosen[K]): void {
    this.chosen[name] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // A browser that keeps nothing: the choice lasts as long as the page.
    }
    this.apply();
  }

  /** The candle: from what is seen now to the other. */
  turnTheme(): void {
    this.set("theme", this.dark ? "light" : "dark");
  }

  private apply(): void {
    this.dark = this.chosen.theme === "dark" || (this.chosen.theme === "system" && this.night.matches);
    document.documentElement.dataset["theme"] = this.dark ? "dark" : "light";
    setMotion(this.chosen.motion);
  }
}

export const settings = new Settings();
