import { type ClientLoaderFunctionArgs, redirectDocument } from 'react-router';
import { splitLanguage } from '#platform/shared/languages.ts';

/** A page that is in English alone, asked for from a Portuguese one. The server leads people there who come from outside. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  const { origin, pathname, search } = new URL(request.url);
  throw redirectDocument(origin + splitLanguage(pathname).path + search);
}

export default function InEnglish() {
  return null;
}
