declare module "virtual:fonts";

declare module "virtual:languages" {
  interface Language {
    /** As those who speak it call it. */
    name: string;
    load: () => Promise<{ default: string }>;
  }
  const languages: Record<string, Language>;
  export default languages;
}
