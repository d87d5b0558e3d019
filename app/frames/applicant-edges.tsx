import { useQuery } from '@tanstack/react-query';
import { Calendar, FileText, House, Mail, MessageSquare, Route as RouteIcon, User } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { accountTexts } from '#features/accounts/texts/accounts.ts';
import { profileQuery } from '#features/accounts/web/queries.ts';
import { consultationTarget } from '#features/plans/web/consultation-link.tsx';
import { publicSettingsQuery } from '#features/settings/web/queries.ts';
import { applicantTexts, planNames } from '#features/site/texts/dashboard.ts';
import { signOut } from '#platform/browser/session.ts';
import { wouldLoseSomething } from '#platform/browser/unsaved-changes.ts';
import type { HelpItem, NavItem } from '#ui/nav-item.ts';
import { Tag } from '#ui/tag.tsx';

const nav: NavItem[] = [
  { to: '/dashboard', label: applicantTexts.nav.home, icon: House },
  { to: '/visa-process', label: applicantTexts.nav.visaProcess, icon: RouteIcon },
  { to: '/documents', label: applicantTexts.nav.documents, icon: FileText },
  { to: '/profile', label: applicantTexts.nav.profile, icon: User },
];

interface QuestionProps {
  onLeave: () => void;
  onStay: () => void;
}

/** Around every signed-in page: where one can go, the plan, the way out, and help in the same place. `Question` is asked where leaving would lose something. */
export function useApplicantEdges(Question: ComponentType<QuestionProps>) {
  const [leaving, setLeaving] = useState(false);
  const [asking, setAsking] = useState(false);
  async function leave() {
    setAsking(false);
    setLeaving(true);
    await signOut('local');
    setLeaving(false);
  }
  return {
    edges: {
      nav,
      badge: <PlanBadge />,
      signOutLabel: accountTexts.signOut.button,
      onSignOut: async () => ((await wouldLoseSomething()) ? setAsking(true) : void leave()),
      signingOut: leaving,
      help: { title: applicantTexts.help.title, items: useHelpItems() },
    },
    question: asking && <Question onLeave={() => void leave()} onStay={() => setAsking(false)} />,
  };
}

/** Only an active plan is named, as specified. */
function PlanBadge() {
  const plan = useQuery(profileQuery).data?.active_plan;
  return plan ? <Tag tone="outline">{applicantTexts.plan(planNames[plan])}</Tag> : null;
}

function useHelpItems(): HelpItem[] {
  const { data: settings } = useQuery(publicSettingsQuery);
  const items: HelpItem[] = [{ label: applicantTexts.help.contact, icon: MessageSquare, to: '/support' }];
  if (!settings) return items;
  const { support_email, consultation_url } = settings;
  items.push({ label: support_email, icon: Mail, href: `mailto:${support_email}` });
  const { consultation } = applicantTexts.help;
  items.push({ label: consultation, icon: Calendar, ...consultationTarget(consultation_url) });
  return items;
}
