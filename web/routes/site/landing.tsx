export default function Landing() {
  return <main>Rumo</main>;
}
