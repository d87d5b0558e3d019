import type { Icon } from './icon.ts';

/** One entry of a navigation. */
export interface NavItem {
  to: string;
  label: string;
  icon: Icon;
  /** Current only on exactly this path, not below it. */
  end?: boolean;
  /** A number with its noun, shown after the word in the sidebar: "32 to review". */
  note?: string;
  /** What asks for the reader there: a sign, and its words. In the sidebar, collapsed too. */
  mark?: { sign: string; label: string } | undefined;
}

/** A line of the help block: a path of ours or any other address. */
export interface HelpItem {
  label: string;
  icon: Icon;
  to?: string;
  href?: string;
  newTab?: boolean;
}
