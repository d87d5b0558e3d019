/**
 * Gives the memory of a piece back at once. Left to the collector, which counts it as its own, the pieces of two large
 * files make it go through the whole program: a third of all processor time under uploads. Only memory that the piece
 * has to itself is freed; whoever still holds the piece finds it empty.
 */
export function giveBack(piece: Uint8Array): void {
  const memory = piece.buffer;
  if (memory instanceof ArrayBuffer && memory.byteLength === piece.byteLength) memory.transfer(0);
}
