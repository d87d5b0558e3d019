/** The address of one recorded opening and what its signature stands for: this record and this document together. */
export function openingLink({ opening, id }: { opening: number; id: string }) {
  return {
    path: `/files/openings/${opening}/${id}`,
    claim: { to: 'opening', id: `${opening}/${id}` } as const,
  };
}
