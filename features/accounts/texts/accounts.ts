import type { SignInFailure } from '#platform/shared/sign-in-failures.ts';

/** Texts of sign-in, sessions and the first admin; the specification's are word for word. */
export const accountTexts = {
  auth: {
    headline: 'Start Your Portuguese Journey',
    headlineDetail: "Join thousands who've made Portugal their new home",
    signIn: {
      heading: 'Welcome Back',
      detail: 'Sign in to continue your visa journey',
      otherMode: 'New here?',
      otherModeLink: 'Create an account',
    },
    signUp: {
      heading: 'Create Account',
      detail: 'Start your path to Portuguese residency',
      otherMode: 'Have an account?',
      otherModeLink: 'Sign in instead',
    },
    continueWithGoogle: 'Continue with Google',
    anyGoogleAccount: 'Use any Google account, for example Gmail.',
    backToHome: 'Back to Home',
    loading: 'Checking whether you are signed in',
    finishing: 'Signing you in',
    insideAnotherApp:
      'Google does not allow signing in inside this app. Open this page in your browser first.',
  },

  signInFailed: {
    title: 'Google Sign In Error',
    /** By the code that comes back in the address. Text from an address is never shown: anyone can write it. */
    reasons: {
      access_denied:
        'Sign-in was stopped before it finished. Nothing has changed. You can start again at any time.',
      registrations_closed:
        'New accounts cannot be created right now. If you already have an account, sign in with the address you used before.',
      account_deactivated: 'This account has been closed. If you want it back, write to us.',
      email_not_verified: 'Your account there has no confirmed e-mail address. Confirm it, then try again.',
      flow_expired: 'This sign-in took too long, or it began in another browser. Please try again here.',
      provider_unreachable: 'The sign-in service did not answer. Please try again in a minute.',
      provider_refused:
        'The sign-in service sent an answer that we could not use. Please try again. If it happens again, write to us.',
      too_many_requests:
        'Too many sign-ins were started from your network. Please wait a minute and try again.',
      other_account:
        'That is another account than the one you are signed in with here. Please choose the same account again.',
      not_again:
        'Google did not ask who you are this time. Please sign out of Google in this browser first, then press the button again.',
      insecure_address:
        'Signing in needs a secure address. Open the address that begins with https, or localhost on this machine.',
      unknown:
        'Something went wrong on our side while you signed in. Please try again. If it happens again, write to us.',
    } satisfies Record<SignInFailure, string>,
  },

  signOut: {
    button: 'Sign Out',
    everywhere: 'Sign out everywhere',
    elsewhere: 'Sign out everywhere else',
    othersDone: 'Signed out everywhere else',
    done: { title: 'Signed out successfully', detail: "You've been logged out of your account." },
    failed: { title: 'Error signing out' },
    unsaved: {
      title: 'Sign out without saving?',
      detail: 'You changed something on this page and have not saved it yet.',
      unsent: 'Something you changed has not reached us yet. If you sign out now, it is lost.',
      begun: 'Something you began to write is not sent yet. If you sign out now, it is lost.',
      elsewhere: 'Something in another tab is not saved yet. If you sign out now, it is lost.',
      uploading: 'A file is still being uploaded. If you sign out now, you have to choose it again.',
      stay: 'Stay here',
    },
  },

  sessionEnded: {
    title: 'Please sign in again to keep going',
    detail:
      'You were signed out, perhaps on another device or after a long pause. What you see here stays as it is.',
    signIn: 'Sign in again',
    leave: 'Leave this page',
    blocked:
      'Your browser did not open the page for signing in. Allow pop-ups for this site, then press the button again.',
  },

  signInAgain: {
    title: 'Please sign in again',
    detail:
      'It is for safety: we ask before important changes, so that nobody else can make them on your screen. Signing in opens in a new tab. What you have typed stays here, and we finish the change afterwards.',
    signIn: 'Sign in again',
    cancel: 'Not now',
    heading: 'Please sign in again',
    headingDetail: 'It is for safety. Choose the same account as before.',
  },

  signedInAgain: {
    title: 'You are signed in again',
    detail: 'Close this page and go back to the one you were on. Everything there is as you left it.',
    goOnHere: 'Or go on here',
  },

  inAppBrowser: {
    heading: 'One step first: open this page in your browser',
    explanation: (app: string) =>
      `You are inside ${app}. Google does not allow signing in here, because the app could read your password.`,
    unknownApp: 'another app',
    stepsHeading: 'How to open it',
    iosSteps: [
      'Tap the three dots or the share sign in a corner of this screen.',
      'Choose "Open in Safari", "Open in browser" or "Open externally".',
      'Sign in there. You can close this app.',
    ],
    androidSteps: [
      'Tap the three dots in the top right corner.',
      'Choose "Open in Chrome" or "Open in browser".',
      'Sign in there. You can close this app.',
    ],
    openInChrome: 'Open in Chrome',
    orCopy: 'Or copy the address and paste it into Safari or Chrome:',
    copyLink: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Press and hold the address to copy it.',
    tryAnyway: 'Try to sign in here anyway',
  },
} as const;

/** The text for a reason from an address; anything we do not know gets the general one. */
export function signInFailureText(reason: string | null): string {
  const { reasons } = accountTexts.signInFailed;
  return Object.hasOwn(reasons, reason ?? '') ? reasons[reason as SignInFailure] : reasons.unknown;
}
