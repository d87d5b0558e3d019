import { useQuery } from '@tanstack/react-query';
import { Card, CardHeader } from '#ui/card.tsx';
import { QueryView } from '#ui/query-view.tsx';
import { residenceTexts as texts } from '../texts/residence.ts';
import { handInQuery } from './queries.ts';
import { Residence, type ResidenceProps } from './residence.tsx';

/** Where the person lives, in the profile. */
export function ResidenceCard(props: Omit<ResidenceProps, 'handIn'>) {
  const query = useQuery(handInQuery);
  return (
    <Card aria-labelledby="residence-title" className="grid content-start gap-3">
      <CardHeader id="residence-title" title={texts.title} />
      <QueryView query={query} loading={texts.loading} skeleton="h-24" failed={texts.loadFailed} silent>
        {(handIn) => <Residence handIn={handIn} {...props} />}
      </QueryView>
    </Card>
  );
}
