import type { ComponentProps } from 'react';
import type { Guide } from '../contract.ts';
import { CourseLine } from './course-line.tsx';
import { useCourse } from './use-schedule.ts';

/** The course of one's own guide, with its saved dates. */
export default function OwnCourse({
  guide,
  ...line
}: { guide: Guide } & Omit<ComponentProps<typeof CourseLine>, 'tiles'>) {
  return <CourseLine {...line} tiles={useCourse(guide)} />;
}
