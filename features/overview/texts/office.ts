/** Texts of the staff area around its screens, and of the overview; quoted ones are the specification's, word for word. */
export const officeTexts = {
  guard: {
    loading: 'Loading admin access...',
    deniedTitle: 'Access Denied',
    needsAdmin: (role: string | null) =>
      `You need admin privileges to access this page. Current role: ${role ?? 'none'}`,
    needsModerator: 'You need moderator or admin privileges to access this page.',
    forOurTeam: 'This area is for our team. If you work here, ask an administrator for access.',
    moderatorsWork: 'Moderators work on pages of their own.',
    ownScreens: 'Open the moderator pages',
    userId: 'User ID',
    setup: 'Set up the first admin',
    setupHint: 'Only while no administrator exists yet, and only with the setup key.',
    goBack: 'Go Back',
    lookupFailed: 'We could not check your role. Try again',
  },
  shell: {
    panel: 'Admin Panel',
    header: 'Admin Dashboard',
    quickActions: 'Quick Actions',
    backToApp: 'Back to App',
    signOut: 'Sign Out',
    signedInAs: (name: string, role: string) => `${name}, ${role}`,
    overview: 'Overview',
    users: 'Users',
    applications: 'Applications',
    support: 'Support',
    settings: 'Settings',
    marketing: 'Marketing',
    experiments: 'Experiments',
    analytics: 'Analytics',
    records: 'Records',
    audit: 'Audit log',
    facts: 'Facts',
    toReview: (count: string) => `${count} to review`,
    open: (count: string) => `${count} open`,
  },
  overview: {
    title: 'Overview',
    updated: (date: string, time: string) => `${date}. Updated ${time}.`,
    refresh: 'Refresh Data',
    loading: 'Loading the overview...',
    errorTitle: 'Error loading dashboard',
    totalUsers: 'Total Users',
    activeApplications: 'Active Applications',
    openTickets: 'Open Support Tickets',
    completedApplications: 'Completed Applications',
    couldNotLoad: 'Could not load',
    /** Which count failed; both counts of applications are one question to the database. */
    failed: {
      users: 'Failed to fetch users',
      applications: 'Failed to fetch active applications. Failed to fetch completed applications.',
    },
    change: (change: number) => {
      if (change === 0) return 'Same as 7 days ago';
      return change > 0 ? `${change} more than 7 days ago` : `${-change} fewer than 7 days ago`;
    },
    allApplications: (count: string) => `All ${count} applications`,
    activeMeans: 'Active means Started, In Progress or Under Review',
    noApplications: 'No applications yet. They appear here as soon as people begin.',
    systemStatus: 'System Status',
    databaseConnected: 'Database Connected',
    authenticationActive: 'Authentication Active',
    adminAccessEnabled: 'Admin Access Enabled',
    checked: (time: string, milliseconds: number) => `Checked live ${time}, in ${milliseconds} ms`,
    failing: {
      database: 'The database did not answer just now.',
      files: 'The file store did not answer just now. Documents cannot be opened or uploaded.',
      worker: 'Background jobs are not running. Reminders and clean-up wait.',
    },
    waiting: {
      title: 'What waits longest',
      aside: 'Yours first, then everybody’s',
      loading: 'Looking what waits...',
      failed: 'What waits could not be loaded.',
      nothing: 'Nothing waits for us.',
      case: (documents: number) =>
        documents === 0
          ? 'Case to review'
          : `Case to review: ${documents} ${documents === 1 ? 'document' : 'documents'}`,
      message: (subject: string | null) => (subject ? `Message to answer: ${subject}` : 'Message to answer'),
      document: (paper: string, documents: number) =>
        documents > 1
          ? `Documents to look at: ${paper} and ${documents - 1} more`
          : `Document to look at: ${paper}`,
      noName: 'No Name',
      mine: 'Yours',
      since: (time: string) => `Waits ${time}`,
    },
    usersHint: 'Who has an account',
    supportHint: 'What people ask us',
  },
} as const;
