import { officeAccountTexts } from '../../texts/office-accounts.ts';

/** What a person is called in the office. */
export function personName({ full_name }: { full_name: string | null }): string {
  return full_name ?? officeAccountTexts.noName;
}
