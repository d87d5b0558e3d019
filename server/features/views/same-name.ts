/** Two views whose names differ in capitals alone could not be told apart when somebody says them. */
export function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
