/** On the way back from a field to the summary. Apart from its texts, which the pages of the fields have no use for. */
export const backToAnswers = 'Back to your answers';
