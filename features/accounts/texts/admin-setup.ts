/** Texts of the one-time admin setup; quoted ones are the specification's, word for word. */
export const adminSetupTexts = {
  title: 'Admin Setup',
  lead: 'Become the first administrator with the key that was printed when the system first started.',
  signedOut: {
    title: 'Authentication Required',
    body: 'Please log in to access admin setup.',
    signIn: 'Sign in',
  },
  loading: 'Checking whether you are signed in...',
  account: {
    email: 'Signed in as',
    userId: 'User ID',
  },
  key: {
    label: 'Admin Setup Key',
    hint: 'This key is only needed for initial admin setup.',
  },
  submit: 'Setup Admin Access',
  submitting: 'Setting up...',
  backToHome: 'Back to Home',
  onceOnly: 'The key works once. When there is an admin already, ask that person for access instead.',
  errors: {
    title: 'Error',
    signedOut: 'You must be logged in to set up admin access',
    emptyKey: 'Please enter the admin setup key',
    failedTitle: 'Setup Failed',
    refused: 'Invalid admin key or admin already exists',
    failed: 'Failed to setup admin access',
  },
  isAdmin: {
    title: 'You are an administrator',
    body: 'This page has done its work: the key cannot be used again.',
    open: 'Open the Admin Panel',
  },
  success: {
    title: 'Success!',
    body: 'Admin access has been granted. Please refresh the page.',
  },
} as const;
