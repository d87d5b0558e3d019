import clsx from 'clsx';
import type { ReactNode } from 'react';

interface QuotedProps {
  /** Empty: nobody has said in which language it is, and it need not be the page's. */
  lang?: string;
  /** In a bubble with its writer's name, which sets it apart. */
  framed?: boolean;
  className?: string;
  children: ReactNode;
}

/** What a person wrote, in their own words and language: set apart from the words of the page. Line breaks are kept. */
export function Quoted({ lang = '', framed, className, children }: QuotedProps) {
  return (
    <blockquote
      lang={lang}
      className={clsx(
        'wrap-anywhere whitespace-pre-wrap',
        !framed && 'border-l-2 border-control pl-3',
        className,
      )}
    >
      {children}
    </blockquote>
  );
}

/** A text within a line; in quotation marks where it is in another language than the page. */
export const QuotedWords = ({ text, lang }: { text: string; lang?: string | undefined }) =>
  lang ? <q lang={lang}>{text}</q> : text;
