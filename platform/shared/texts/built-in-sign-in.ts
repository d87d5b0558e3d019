/** The pages of the built-in sign-in, which stand where Google's would. */
export const builtInSignInTexts = {
  title: 'Sign in',
  errorPrefix: 'Error: ',
  heading: 'Sign in',
  explanation:
    'This is the built-in sign-in of this machine. It asks for no password and is meant for trying the product out; a real installation uses Google.',
  email: 'Email',
  name: 'Name',
  word: 'Sign-in word',
  wordExplanation:
    'This browser is new here, so please enter the sign-in word once. You find it in the window where the server was started. It is also in the file "sign-in-word" of the data folder.',
  wordWrong: 'This is not the sign-in word. It has eight letters and digits, for example abcd-2345.',
  wordWait: 'There were too many wrong words. Please wait a minute, then try again.',
  submit: 'Sign in',
  people: 'Or continue as one of the people of the demo world',
  roles: { admin: 'Admin,', moderator: 'Moderator,', user: 'Applicant,' } as Record<string, string>,
  emailInvalid: 'Enter an e-mail address, for example maria@example.com.',
  nameTooLong: 'Enter a name of at most 200 characters.',
  cancel: 'Cancel',
  problem: {
    heading: 'This sign-in cannot continue',
    detail: 'It took too long, or it was started in another browser. Please start again.',
    again: 'Start again',
  },
  elsewhere:
    'The built-in sign-in serves this machine alone. Open this page under the address the server was started with.',
} as const;
