import type { ComponentType } from 'react';
import type { StepBodyProps } from '#features/guide/web/steps.ts';
import { HandInPart } from './hand-in-part.tsx';

/** A step of the guide in which the appointment is, with where the papers are handed in. */
export function withHandIn(Step: ComponentType<StepBodyProps>): ComponentType<StepBodyProps> {
  return (props) => (
    <>
      <Step {...props} />
      <HandInPart readOnly={props.readOnly} />
    </>
  );
}
