// Makes garbage next to live data; prints how many times as large as the live data its heap became.
// With an argument: garbage is limited.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { limitGarbage } from '../limit-garbage.ts';

if (process.argv[2] !== undefined) limitGarbage();
const live = Array.from({ length: 400_000 }, (_, index) => ({
  index,
  list: [index],
  text: `x${index}`,
}));
const liveBytes = getHeapStatistics().used_heap_size;
const recent = new Array<unknown>(200_000);
let peak = 0;
for (let round = 0; round < 300; round++) {
  for (let index = 0; index < 20_000; index++)
    recent[(round * 20_000 + index) % recent.length] = { index, list: [index, round, `k${index}`] };
  peak = Math.max(peak, getHeapStatistics().total_heap_size);
  await nextTurn();
}
process.stdout.write(String(live.length === 400_000 ? peak / liveBytes : 0));
