import { useQuery } from '@tanstack/react-query';
import { publicSettingsQuery } from '#features/settings/web/queries.ts';
import { type CannedReplyVariable, firstNameOf } from '../rules/canned-replies.ts';
import { officeSupportTexts } from '../texts/office-support.ts';

/** What is filled in for somebody. Undefined until the settings are known. */
export function useValues(name: string | null): Record<CannedReplyVariable, string> | undefined {
  const { data: settings } = useQuery(publicSettingsQuery);
  if (!settings) return undefined;
  const at = (path: string) => new URL(path, location.origin).href;
  return {
    first_name: firstNameOf(name, officeSupportTexts.thread.canned.there),
    site_name: settings.site_name,
    support_email: settings.support_email,
    link_dashboard: at('/dashboard'),
    link_documents: at('/documents'),
    link_guide: at('/visa-process'),
    link_support: at('/support'),
  };
}
