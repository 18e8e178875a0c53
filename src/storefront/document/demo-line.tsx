/** The notice on every page of the demo that nothing is for sale. */
export function DemoLine() {
  return (
    <aside className="demo-line" aria-label="About this site">
      This is a demo shop. Orders are tests: nothing is charged and nothing is shipped.
    </aside>
  )
}
