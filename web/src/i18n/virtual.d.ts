declare module "virtual:fonts";

declare module "virtual:languages" {
  type Load = () => Promise<{ default: string }>;
  /** Rooms whose words come with them. */
  type Room = keyof typeof import("../../bundling/languages").ROOMS;
  interface Language {
    /** As those who speak it call it. */
    name: string;
    load: Load;
    rooms: Record<Room, Load>;
  }
  const languages: Record<string, Language>;
  export default languages;
  export type { Room };
}
