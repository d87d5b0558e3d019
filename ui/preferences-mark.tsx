/** "Aa", as it stands at the end of every page's header. Decorative: what bears it says what it is. */
export function PreferencesMark() {
  return (
    <span aria-hidden="true" className="text-xl leading-none font-strong">
      A<span className="text-[0.78em]">a</span>
    </span>
  );
}
