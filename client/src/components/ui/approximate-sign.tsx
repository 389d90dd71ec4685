/** That what follows it depends on the birth time: how is said elsewhere. */
export function ApproximateSign() {
  return (
    <span className="font-normal text-warn">
      <span aria-hidden="true">≈ </span>
      <span className="sr-only">Approximate: </span>
    </span>
  );
}
