/** Texts of the profile screen; quoted ones are the specification's, word for word. */
export const profileTexts = {
  title: 'Your profile',
  backToDashboard: 'Back to Dashboard',
  loading: 'Loading your profile...',

  completion: {
    title: 'Profile completion',
    percentage: (percentage: number) => `${percentage}% Complete`,
    hint: 'Complete your profile to access all features and get personalized visa guidance.',
    complete: 'Your profile is complete.',
    add: 'Still missing:',
    nameNotSaved: 'Your name stands in the form already. It counts once you press Save Profile.',
  },

  form: {
    title: 'Personal Information',
    labels: {
      full_name: 'Full Name',
      phone: 'Phone Number',
      nationality: 'Nationality',
      current_location: 'Current Location',
    },
    fullNameHint: 'As it stands in your passport.',
    fromProvider: 'From your Google account. Change it if your passport says otherwise.',
    phoneHint: 'With the country code, for example +1\u00a0617\u00a0555\u00a00123.',
    chooseCountry: 'Choose a country',
    common: 'Common',
    allCountries: 'All countries',
    cannotFind: "Can't find yours?",
    tellUs: 'Tell us',
    /** The subject of the message that 'Tell us' begins. */
    missingCountry: 'My country is not in the list',
    save: 'Save Profile',
    saving: 'Saving...',
    notSaved: 'What you entered is still here. It has not been saved yet.',
  },

  account: {
    title: 'Account Information',
    email: 'Email',
    emailHint: 'From the account you sign in with.',
    plan: 'Subscription Plan',
    noPlan: 'None',
    active: 'Active',
    memberSince: 'Member Since',
  },

  sessions: {
    title: 'Where you are signed in',
    current: 'This device',
    unknownDevice: 'Unknown device',
    device: (browser: string, system: string) => `${browser} on ${system}`,
    lastSeen: (when: string) => `Last used: ${when}`,
    end: 'Sign out this device',
    explain: 'If you do not recognize one of these, sign out everywhere and sign in again.',
    loading: 'Loading your devices...',
    loadFailed: 'The list of devices could not be loaded.',
  },

  leaving: {
    title: 'Save your changes?',
    detail: 'You changed your profile and have not saved it yet.',
    save: 'Save and leave',
    leave: 'Leave without saving',
    stay: 'Stay here',
  },

  loadFailed: {
    title: 'Error loading profile',
    detail: 'Nothing is lost.',
  },
  saveFailed: { title: 'Error updating profile' },
  saved: { title: 'Profile updated', detail: 'Your profile has been updated successfully.' },
  /** Saved on the way to another screen: the specification's other variant. */
  savedOnLeaving: {
    title: 'Profile updated successfully',
    detail: 'Your profile information has been saved.',
  },
  accessDenied: { title: 'Access denied', detail: 'You can only access your own profile data' },

  errors: {
    fullNameTooShort: 'Full name must be at least 2 characters',
  },
} as const;
