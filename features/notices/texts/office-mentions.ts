/** Texts of naming a colleague in a note. */
export const officeMentionTexts = {
  hint: 'Type @ to name a colleague, who is told.',
  colleagues: 'Colleagues',
  told: (name: string) => `${name} is told of this note`,
  you: 'you',
  toldYou: 'This note names you',
};
