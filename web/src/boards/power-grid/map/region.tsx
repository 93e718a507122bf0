// Regions: their names between the cities while the game is on, and while they are chosen the
// regions themselves as targets.
import type { BoardProps } from "../../../contract";
import type { Region } from "../data";
import { describe } from "../description";
import { LINE_HEIGHT } from "../layout/bodies";
import { type Label, type Scene, TAG } from "../scene";
import { markClass, markOf, targetOf } from "../target";
import type { Words } from "../words";

const Lines = ({ lines, box }: Label) => (
  <text class="region-name">
    {lines.map((line, i) => (
      <tspan key={i} x={box.x} y={box.y - box.h / 2 + LINE_HEIGHT * (i + 1) - 3.5}>
        {line}
      </tspan>
    ))}
  </text>
);

export const RegionNames = ({ scene }: { scene: Scene }) => (
  <g aria-hidden="true">
    {scene.regionNames.map((label) => (
      <Lines key={label.id} {...label} />
    ))}
  </g>
);

interface DraftProps {
  props: BoardProps;
  scene: Scene;
  regions: readonly Region[];
  say: Words;
}

export const RegionDraft = ({ props, scene, regions, say }: DraftProps) => {
  const named = describe(props.view).regions;
  return (
    <>
      {scene.regionNames.map((label) => {
        const region = regions.find(({ id }) => id === label.id)!;
        const id = `region:${region.id}`;
        const used = named.includes(region.id);
        const name = `${region.name[props.lang]}, ${used ? say.regionIn : say.regionOut}`;
        const { box } = label;
        return (
          <g
            key={region.id}
            class={`draft ${markClass(markOf(props, id))} ${used ? "used" : ""}`}
            style={{ "--hue": region.hex }}
          >
            <g
              clip-path="url(#pg-country)"
              transform={`scale(${scene.spread.x} ${scene.spread.y})`}
            >
              <path
                class="hit"
                d={scene.geo.regions[region.id]}
                {...targetOf(props, id, name, say)}
              />
            </g>
            <g class="label" aria-hidden="true">
              <rect
                class="label-box"
                x={box.x - box.w / 2 - TAG.x}
                y={box.y - box.h / 2 - TAG.y}
                width={box.w + 2 * TAG.x}
                height={box.h + 2 * TAG.y}
                rx="6"
              />
              <Lines {...label} />
            </g>
          </g>
        );
      })}
    </>
  );
};
