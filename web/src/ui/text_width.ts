// How wide a text gets, before it is drawn.
let pen: CanvasRenderingContext2D | null = null;
let face = "";

/** In the letters of the page, of that weight and size. */
export function textWidth(text: string, weight: number, size: number): number {
  pen ??= document.createElement("canvas").getContext("2d");
  if (!pen) return size * 0.53 * text.length;
  face ||= getComputedStyle(document.body).fontFamily;
  pen.font = `${weight} ${size}px ${face}`;
  return pen.measureText(text).width;
}
