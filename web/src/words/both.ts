// For the unit tests, which speak both languages at once.
import { LANGS } from "../settings";
import { learn } from "./words";

await Promise.all(LANGS.map(learn));
