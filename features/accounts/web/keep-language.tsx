import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '#platform/browser/api.ts';
import { chosenLanguage } from '#platform/browser/language-choice.ts';
import { setLanguage } from '../contract/accounts.ts';
import { profileQuery } from './queries.ts';

/** Our e-mails follow the language that was chosen on this device, also before signing in. */
export function KeepLanguage() {
  const language = useQuery(profileQuery).data?.language;
  useEffect(() => {
    const chosen = chosenLanguage();
    if (!language || !chosen || chosen === language) return;
    // Nobody waits for it, and the next page tries again.
    call(setLanguage, { body: { language: chosen } }).catch(() => {});
  }, [language]);
  return null;
}
