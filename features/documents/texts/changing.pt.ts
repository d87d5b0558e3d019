export const backToAnswers = 'Voltar às suas respostas';
