import { useSearchParams } from 'react-router';

export const checkAnswersPath = '/visa-process/check-answers';

/** The address of a Change link of the summary; `hash` names a part of that page. */
export const changeLink = (page: string, field: string, hash = '') =>
  `${page}?${new URLSearchParams({ change: field })}${hash}`;

/** The field that a Change link led to: it takes the focus, and the way back is the summary. Null on other ways here. */
export const useChanging = (): string | null => useSearchParams()[0].get('change');
