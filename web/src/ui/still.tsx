// A part that stays as it is until what it shows changes. A board has hundreds of pieces and a move
// changes a few; the key says in short what a piece shows.
import { Component, type ComponentType } from "preact";

export function still<P extends object>(
  View: ComponentType<P>,
  keyOf: (props: P) => string,
): ComponentType<P> {
  return class extends Component<P> {
    private shown = keyOf(this.props as P);

    override shouldComponentUpdate(next: P): boolean {
      const wanted = keyOf(next);
      const changed = wanted !== this.shown;
      this.shown = wanted;
      return changed;
    }

    override render() {
      return <View {...(this.props as P)} />;
    }
  };
}
