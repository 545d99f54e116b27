import { line, oval, patch, rect, type Drawing, type Paint } from '../house/paint.ts';

// Everything a Survivor may carry, in a square of 50.

const edge = (width = 2): Paint => ({ stroke: '#2a1f18', width });

const blade = (d: string): Drawing[number] => patch(d, '#aeb8bf', edge());

export const items: Record<string, Drawing> = {
  key: [
    oval(17, 17, 9, 9, 'none', { stroke: '#2a1f18', width: 8 }),
    line('M23 23l19 19M34 34l6-6M39 39l6-6', '#2a1f18', 8),
    oval(17, 17, 9, 9, 'none', { stroke: '#d9a63c', width: 4.4 }),
    line('M23 23l19 19M34 34l6-6M39 39l5-5', '#d9a63c', 4.4),
  ],
  tools: [
    line('M8 42l18-18', '#5a3a22', 6),
    patch('M24 8q8-4 14 2l-7 6 1 6 7 1 5-6q4 8-2 14-8 4-13-1-8-10-5-22z', '#6f7b84', edge()),
  ],
  herbs: [
    line('M24 46V14', '#3f6a3c', 3),
    patch(
      'M24 26q-14 0-16-14q14 0 16 14zM24 20q12-2 14-14q-14 0-14 14zM24 38q-12 0-15-10q13-1 15 10z',
      '#5f8f52',
      { stroke: '#24371f', width: 1.6 },
    ),
  ],
  whisky_bottle: [
    patch('M20 4h8v10q8 4 8 12v20H12V26q0-8 8-12z', '#8a4f24', edge()),
    rect(14, 28, 20, 11, '#efe0bc'),
    line('M18 33h12', '#8a4f24', 2),
  ],
  hatchet: [line('M12 46l20-36', '#7a5232', 5), patch('M26 8l16-2q4 12-4 18l-16-8z', '#8d979b', edge())],
  lime_powder: [
    patch('M12 18q-2 24 2 28h22q4-4 2-28z', '#d8d0bd', edge()),
    line('M14 18q11 6 22 0', '#8a7a5c', 3),
    line('M16 12q4-6 8 0t8 0 6-2M14 28h20', '#8a7a5c', 2),
  ],
  ammo: [8, 20, 32].flatMap((x) => [
    patch(`M${x} 22q5-18 10 0z`, '#a9794c', edge(1.8)),
    rect(x, 22, 10, 20, '#d9a63c', { ...edge(1.8), r: 1 }),
    rect(x - 1, 40, 12, 4, '#8a6a34', edge(1.4)),
  ]),
  revolver: [
    patch('M4 14h34v8H28q-3 6-8 6h-4l-4 16H3l4-20q-3-2-3-10z', '#4a4f55', edge()),
    rect(16, 12, 12, 12, '#6f7b84', { ...edge(1.8), r: 3 }),
    patch('M10 26l-5 16h8l5-15z', '#7a5232', edge(1.6)),
    line('M38 14h8v5h-8', '#4a4f55', 3),
  ],
  shortsword: [
    blade('M44 6l-3 13-19 17-6-6L33 11z'),
    line('M12 24l14 14M18 32L8 42', '#6d452d', 5),
    oval(7, 43, 4, 4, '#d9a63c', edge(1.6)),
  ],
  longsword: [
    blade('M47 3l-2 9-26 25-5-5L39 6z'),
    line('M8 26l16 16', '#8a6a34', 5),
    line('M15 35L6 44', '#5a2430', 5),
    oval(5, 45, 4, 4, '#d9a63c', edge(1.6)),
  ],
  ancient_amulet: [
    line('M12 6q13 14 26 0', '#8a6a34', 2.5),
    oval(25, 28, 14, 16, '#c79a4e', edge()),
    oval(25, 28, 6, 9, '#5a2430', edge(1.5)),
    oval(23, 25, 2, 3, '#d98a8a'),
  ],
  firecracker: [
    patch('M14 20h14l-2 26H16z', '#b8443c', edge()),
    line('M15 27h12M16 34h10M16 41h9', '#f2cf7a', 2.4),
    line('M21 20q0-10 9-10', '#5a3a22', 2.6),
    patch('M33 4l3 6 7-1-4 6 4 6-7-1-4 6-2-7-7-1 6-4-2-7 6 3z', '#ffc24a', edge(1.4)),
  ],
  secret_map: [
    patch('M6 12l12-5 14 5 12-5v31l-12 5-14-5-12 5z', '#e6d5ac', edge()),
    line('M18 7v31M32 12v31', '#b39b6c', 1.6),
    line('M11 31q8-8 13-2t10-10', '#a3362c', 2.6, { dash: '4 4' }),
    line('M34 13l6 6m0-6l-6 6', '#a3362c', 2.6),
  ],
  sedative: [
    rect(15, 14, 20, 31, '#c98a3c', { ...edge(), r: 4 }),
    rect(13, 6, 24, 9, '#efe6d0', { ...edge(), r: 2 }),
    rect(15, 24, 20, 13, '#f3ead6'),
    line('M20 31h10', '#3f6fb0', 3),
  ],
  adrenaline: [
    line('M36 6l8 8M40 10l-6 6', '#6f7b84', 4),
    patch('M30 12l8 8-17 17-8-8z', '#e9eef2', edge()),
    patch('M25 17l8 8-12 12-8-8z', '#d9534a'),
    line('M26 21l3 3M21 26l3 3', '#2a1f18', 1.6),
    line('M17 33L6 44', '#8d979b', 2.6),
  ],
  flashlight: [
    patch('M6 34l18-18 10 10-18 18q-10 2-10-10z', '#7a3b2e', edge()),
    patch('M22 14l8-6 12 12-6 8z', '#c9a15a', edge()),
    line('M40 8l6-6M46 14l3-1M36 5l1-3', '#e8a53a', 3),
  ],
  trap_parts: [
    patch('M5 26q20-22 40 0l-5 2-4-6-3 6-4-7-4 7-4-7-4 7-3-6-4 6z', '#7c858c', edge(1.8)),
    patch('M5 30q20 20 40 0l-5-2-4 6-3-6-4 7-4-7-4 7-4-7-3 6-4-6z', '#626b72', edge(1.8)),
    line('M45 28q4 8-2 14', '#4a4f55', 2.4, { dash: '3 2' }),
  ],
  medical_kit: [
    rect(6, 16, 38, 28, '#b8443c', { ...edge(), r: 4 }),
    line('M18 16v-6h14v6', '#2a1f18', 3),
    patch('M22 22h6v6h6v6h-6v6h-6v-6h-6v-6h6z', '#f6ecd8'),
  ],
  camera: [
    rect(5, 16, 40, 26, '#3a3434', { r: 4, stroke: '#1a1210', width: 2 }),
    rect(16, 10, 16, 8, '#4a4242'),
    oval(25, 29, 10, 10, '#8fa6c8', { stroke: '#c9a15a', width: 3 }),
    oval(39, 20, 2.5, 2.5, '#ffd98a'),
  ],
};
