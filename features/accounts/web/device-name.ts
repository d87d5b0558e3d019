import { profileTexts } from '../texts/profiles.ts';

/** The first match wins: Edge calls itself Chrome too, and Chrome calls itself Safari. */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\/|HeadlessChrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];

const find = (list: [RegExp, string][], userAgent: string) =>
  list.find(([pattern]) => pattern.test(userAgent))?.[1];

/** What a person calls the thing behind a User-Agent: its browser and its kind of device, as far as it says so. */
export function deviceOf(userAgent: string | null): { browser?: string; system?: string } {
  return { browser: find(browsers, userAgent ?? ''), system: find(systems, userAgent ?? '') };
}

const texts = profileTexts.sessions;

/** "Safari on iPhone", as far as the browser told. */
export function deviceName(userAgent: string | null): string {
  const { browser, system } = deviceOf(userAgent);
  if (browser && system) return texts.device(browser, system);
  return browser ?? system ?? texts.unknownDevice;
}
