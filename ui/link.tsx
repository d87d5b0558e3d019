import clsx from 'clsx';
import { ExternalLink } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { uiTexts } from '#platform/shared/texts/ui.ts';
import { type ButtonSize, type ButtonVariant, buttonLook } from './button.tsx';
import type { Icon } from './icon.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface Target {
  /** A path of ours; use `href` for anything else (mailto:, another site). */
  to?: string;
  href?: string;
  /** Opens a new tab and says so. */
  newTab?: boolean;
}

type AnchorProps = Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> & Target;

/** A bare anchor for either kind of target, without any look. */
export function Anchor({ to, href, newTab, children, ...rest }: AnchorProps) {
  const target = newTab ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  const words = (
    <>
      {children}
      {newTab && <VisuallyHidden> {uiTexts.newTab}</VisuallyHidden>}
    </>
  );
  return to === undefined ? (
    <a {...rest} {...target} href={href}>
      {words}
    </a>
  ) : (
    <RouterLink {...rest} {...target} to={to}>
      {words}
    </RouterLink>
  );
}

/** An underlined link inside or beside text. */
export function Link({ className, newTab, children, ...rest }: AnchorProps) {
  return (
    <Anchor {...rest} newTab={newTab} className={clsx('prose-link', className)}>
      {children}
      {newTab && <ExternalLink aria-hidden="true" className="ml-1 inline size-[0.9em] align-[-0.06em]" />}
    </Anchor>
  );
}

/** A link on a line of its own, 48 px (office 40 px) high, with an icon before it. */
export function IconLink({ icon: Glyph, className, children, ...rest }: AnchorProps & { icon: Icon }) {
  return (
    <Anchor {...rest} className={clsx('prose-link inline-flex min-h-control items-center gap-2', className)}>
      <Glyph aria-hidden="true" />
      {children}
    </Anchor>
  );
}

/** A link that looks like a button, for going somewhere. */
export function ButtonLink({
  variant = 'outline',
  size = 'normal',
  className,
  ...rest
}: AnchorProps & { variant?: ButtonVariant; size?: ButtonSize; children: ReactNode }) {
  return <Anchor {...rest} className={buttonLook(variant, size, false, className)} />;
}
