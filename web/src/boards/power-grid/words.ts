// Everything the board says, in both languages. What the engine says (prompts, options, reasons)
// comes with the view.
import type { Lang } from "../../contract";
import { counted } from "../../words/plural";

const en = {
  map: (name: string) => `Map of ${name}`,
  regions: (used: number, all: number) => `${used} of ${all} regions in play`,
  order: "Turn order",
  stage: (n: number) => `Stage ${n}`,
  stationsPerCity: (n: number) =>
    ["one station per city", "two stations per city", "three stations per city"][n - 1] ?? "",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  fit: "Show the whole play area",
  you: "You",
  player: (n: number) => `Player ${n}`,

  market: "Plant market",
  future: "Future market",
  notForSale: "not for sale yet",
  stack: (n: number) => `stack ${n}`,
  marketEmpty: "No plants are left to buy.",
  noPlants: "no plants yet",
  stage3Card: "Stage 3",
  stage3Note: "begins after this phase",
  onBlock: "on the block",
  onBlockAt: (bid: number) => `on the block at ${bid}`,
  noFuel: "no fuel",
  powers: (n: number) => `supplies ${n} ${n === 1 ? "city" : "cities"}`,
  stores: (held: number, room: number) => `stores ${held} of ${room}`,

  rack: "Plants and fuel",
  plants: "Your plants",
  othersPlants: "Plants of the others",
  allPlants: "Plants",
  canPower: (n: number, cities: number) => `supplies ${n} of ${cities}`,
  income: (n: number) => `income ${n} Elektro`,
  leads: "leads",
  bid: "bid",
  in: "in",
  passed: "passed",
  bought: "has bought",
  out: "gave up",
  waits: "may buy",

  fuel: "Fuel market",
  dashed: "dashed: next refill",
  fuelRow: (market: number, supply: number, coming: number) =>
    `${market} in the market, ${supply} in the supply, next refill ${coming}`,
  from: (price: number) => `from ${price}`,
  soldOut: "sold out",
  supply: (n: number) => `supply ${n}`,

  cities: "Cities",
  inNetwork: "in the network",
  cityTrack: "City count track",
  end: "End",

  houses: (names: string) => `stations: ${names}`,
  noHouses: "no stations",
  costs: (n: number) => `costs ${n}`,
  refused: (reason: string, rule: string) => `not possible: ${reason} (${rule})`,
  offPlay: "outside the play area",
  keep: "you keep",
  keepAfter: (bid: number) => `after a bid of ${bid} you keep`,
  regionIn: "in play",
  regionOut: "not in play",

  endsAt: (end: number, most: number) => `ends at ${end} cities · largest network ${most}`,
  money: "Elektro",
  supplied: "can supply",
  plantsTab: "Plants",
  fuelTab: "Fuel",
  draft: "Choice of regions",
};

export type Words = typeof en;

const pl: Words = {
  map: (name) => `Mapa: ${name}`,
  regions: (used, all) => `w grze ${used} z ${all} obszarów`,
  order: "Kolejność",
  stage: (n) => `Etap ${n}`,
  stationsPerCity: (n) =>
    ["jedna stacja w mieście", "dwie stacje w mieście", "trzy stacje w mieście"][n - 1] ?? "",
  zoomIn: "Przybliż",
  zoomOut: "Oddal",
  fit: "Pokaż cały obszar gry",
  you: "Ty",
  player: (n) => `Gracz ${n}`,

  market: "Rynek elektrowni",
  future: "Rynek przyszły",
  notForSale: "jeszcze nie na sprzedaż",
  stack: (n) => `stos ${n}`,
  marketEmpty: "Nie ma już elektrowni do kupienia.",
  noPlants: "jeszcze bez elektrowni",
  stage3Card: "Etap 3",
  stage3Note: "zacznie się po tej fazie",
  onBlock: "licytowana",
  onBlockAt: (bid) => `licytowana, stawka ${bid}`,
  noFuel: "bez paliwa",
  powers: (n) => `zasila ${counted(n, "miasto", "miasta", "miast")}`,
  stores: (held, room) => `w magazynie ${held} z ${room}`,

  rack: "Elektrownie i surowce",
  plants: "Twoje elektrownie",
  othersPlants: "Elektrownie pozostałych",
  allPlants: "Elektrownie",
  canPower: (n, cities) => `zasila ${n} z ${cities}`,
  income: (n) => `wypłata ${n} Elektro`,
  leads: "prowadzi",
  bid: "stawka",
  in: "w grze",
  passed: "pas",
  bought: "po zakupie",
  out: "rezygnuje",
  waits: "może kupić",

  fuel: "Rynek surowców",
  dashed: "kreskowane: dostawa",
  fuelRow: (market, supply, coming) =>
    `na rynku ${market}, w zasobach ${supply}, najbliższa dostawa ${coming}`,
  from: (price) => `od ${price}`,
  soldOut: "brak",
  supply: (n) => `zapas ${n}`,

  cities: "Miasta",
  inNetwork: "w sieci",
  cityTrack: "Tor wielkości sieci",
  end: "Koniec",

  houses: (names) => `stacje: ${names}`,
  noHouses: "bez stacji",
  costs: (n) => `koszt ${n}`,
  refused: (reason, rule) => `niemożliwe: ${reason} (${rule})`,
  offPlay: "poza obszarem gry",
  keep: "zostaje",
  keepAfter: (bid) => `po ofercie ${bid} zostaje`,
  regionIn: "w grze",
  regionOut: "poza grą",

  endsAt: (end, most) => `koniec przy ${end} miastach · największa sieć ${most}`,
  money: "Elektro",
  supplied: "może zasilić",
  plantsTab: "Elektrownie",
  fuelTab: "Surowce",
  draft: "Wybór obszarów",
};

export const words: Record<Lang, Words> = { en, pl };
