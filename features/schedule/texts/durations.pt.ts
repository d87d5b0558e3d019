import type { Duration } from '#platform/shared/day-numbers.ts';
import type { Translation } from '#platform/shared/languages.ts';
import type * as english from './durations.ts';

const units: Record<Duration['unit'], { one: string; many: string }> = {
  minute: { one: 'minuto', many: 'minutos' },
  day: { one: 'dia', many: 'dias' },
  week: { one: 'semana', many: 'semanas' },
  month: { one: 'mês', many: 'meses' },
};

export const durationWords: Translation<typeof english.durationWords> = ({ least, most, unit }) => {
  const amount = least === most ? String(most) : `${least}-${most}`;
  return `${amount} ${most === 1 ? units[unit].one : units[unit].many}`;
};

export const longestWords: Translation<typeof english.longestWords> = (duration) =>
  durationWords({ ...duration, least: duration.most });
