export interface Hotkey {
  name: string;
  /** `event.key`, in lower case. */
  key: string;
  shown: string;
}

const letter = (name: string, key: string): Hotkey => ({ name, key, shown: key.toUpperCase() });

export const HOTKEYS: readonly Hotkey[] = [
  letter("place", "p"),
  letter("contract", "c"),
  letter("fell", "f"),
  letter("cut", "t"),
  letter("build", "b"),
  letter("settle", "s"),
  letter("land", "l"),
  letter("plot", "o"),
  letter("end", "e"),
  letter("undo", "u"),
  letter("redo", "r"),
  letter("back", "z"),
  { name: "option", key: "1", shown: "1 … 9" },
  { name: "confirm", key: "enter", shown: "Enter" },
  { name: "cancel", key: "escape", shown: "Esc" },
  letter("hint", "h"),
  letter("chat", "m"),
  letter("theme", "n"),
  { name: "help", key: "?", shown: "?" },
];

/** Which hotkey was pressed; none while somebody is writing. */
export function pressed(event: KeyboardEvent): string | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const target = event.target;
  if (target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]"))
    return null;
  if (/^[1-9]$/.test(event.key)) return "option";
  return HOTKEYS.find((hotkey) => hotkey.key === event.key.toLowerCase())?.name ?? null;
}
