/** Google's four-coloured G, which their sign-in button asks for; its colours are theirs, not tokens of ours. */
export function GoogleMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className="-ml-2 max-[22.5rem]:ml-0 size-8 flex-none rounded-tile bg-plate p-1"
    >
      <path
        fill="#4285f4"
        d="M23 12.3c0-.8-.1-1.6-.2-2.3H12v4.4h6.2a5.3 5.3 0 0 1-2.3 3.5v2.8h3.7c2.1-2 3.4-4.9 3.4-8.4z"
      />
      <path
        fill="#34a853"
        d="M12 23.5c3.1 0 5.7-1 7.6-2.8l-3.7-2.8a7 7 0 0 1-10.4-3.6H1.7v2.9A11.5 11.5 0 0 0 12 23.5z"
      />
      <path fill="#fbbc05" d="M5.5 14.3a6.9 6.9 0 0 1 0-4.5V6.9H1.7a11.5 11.5 0 0 0 0 10.300z" />
      <path
        fill="#ea4335"
        d="M12 5.1c1.700 0 3.200.6 4.400 1.700l3.300-3.300A11.5 11.5 0 0 0 1.700 6.9l3.800 2.900A6.9 6.9 0 0 1 12 5.1z"
      />
    </svg>
  );
}
