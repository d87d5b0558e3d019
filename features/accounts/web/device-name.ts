import { deviceOf } from '#platform/browser/device-name.ts';
import { profileTexts } from '../texts/profiles.ts';

const texts = profileTexts.sessions;

/** "Safari on iPhone", as far as the browser told. */
export function deviceName(userAgent: string | null): string {
  const { browser, system } = deviceOf(userAgent);
  if (browser && system) return texts.device(browser, system);
  return browser ?? system ?? texts.unknownDevice;
}
