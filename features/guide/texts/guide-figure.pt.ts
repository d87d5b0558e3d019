import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './guide-figure.ts';

export const figureAdvice: Translation<typeof english.figureAdvice> =
  'As regras e as taxas mudam. Confirme antes de contar com isto: a última palavra é do seu consulado.';
