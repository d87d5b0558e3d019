/** '2027-12-31' as it is written in Portugal, the day first: '31/12/2027'. */
export function portugueseDate(day: string): string {
  return day.split('-').reverse().join('/');
}
