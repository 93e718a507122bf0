// The drawn signs: icons of the sprite and the shapes of the seats. They say nothing to a screen
// reader; the words beside them do.

export const Icon = ({ name, flip = false }: { name: string; flip?: boolean }) => (
  <svg class={flip ? "i flip" : "i"} aria-hidden="true">
    <use href={`#i-${name}`} />
  </svg>
);

/** The shape of a seat in its colour. */
export const Pip = ({ seat }: { seat: number }) => (
  <svg class={`pip seat-${seat + 1}`} aria-hidden="true">
    <use href={`#seat-${seat + 1}`} />
  </svg>
);

/** A name in the colour of its seat, with the shape before it. */
export const Who = ({ seat, name, pip = true }: { seat: number; name: string; pip?: boolean }) => (
  <span class={`who seat-${seat + 1}`}>
    {pip && <Pip seat={seat} />}
    {name}
  </span>
);
