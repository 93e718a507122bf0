// The Vltava: a lapis band with waves.
import type { CityLayout } from "./layout";

const TOP = 430;
const BANK = 500;

export const River = ({ plan }: { plan: CityLayout }) => {
  const at = (x: number, y: number): string => {
    const point = plan.at({ x, y });
    return `${point.x} ${point.y}`;
  };
  const [left, right] = [-400, 1400];
  const wave = (y: number): string => {
    let d = `M${at(left, y)}Q${at(left + 5, y - 5)} ${at(left + 10, y)}`;
    for (let x = left + 20; x <= right; x += 10) d += `T${at(x, y)}`;
    return d;
  };
  return (
    <>
      <path
        class="river"
        d={
          `M${at(left, TOP - 60)}L${at(right, TOP - 60)}L${at(right, BANK)}` +
          `C${at(900, BANK + 10)} ${at(700, BANK - 4)} ${at(500, BANK + 4)}` +
          `S${at(200, BANK + 10)} ${at(90, BANK + 30)}S${at(10, BANK + 150)} ${at(-60, BANK + 160)}` +
          `L${at(left, BANK + 160)}Z`
        }
      />
      <path class="waves" d={[0, 1, 2, 3].map((i) => wave(TOP + 12 + i * 15)).join("")} />
    </>
  );
};
