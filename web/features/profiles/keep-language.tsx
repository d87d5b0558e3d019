import { useEffect } from 'react';
import { setLanguage } from '#domain/contracts/accounts.ts';
import { call } from '../../lib/api.ts';
import { chosenLanguage } from '../../lib/language-choice.ts';
import { useProfile } from './use-profile.ts';

/** Our e-mails follow the language that was chosen on this device, also before signing in. */
export function KeepLanguage() {
  const language = useProfile().data?.language;
  useEffect(() => {
    const chosen = chosenLanguage();
    if (!language || !chosen || chosen === language) return;
    // Nobody waits for it, and the next page tries again.
    call(setLanguage, { body: { language: chosen } }).catch(() => {});
  }, [language]);
  return null;
}
