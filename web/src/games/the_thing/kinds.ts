// Signs in a square of 24, as outlines to be filled.

/** What each member of the crew is known for: a cloud, a torch, a paw, a flask, a badge, a hat, a pan, earphones. */
export const crewSigns: Record<string, string> = {
  bennings:
    'M7 19a5 5 0 0 1-.6-9.9A6.5 6.5 0 0 1 18.9 8 5.5 5.5 0 0 1 18 19zM8 21.5h3l-1 2H7zm6 0h3l-1 2h-3z',
  norris:
    'M2 8.5h10l3-3h3v13h-3l-3-3H2zM20 11h4v2h-4zm-.6-4.6l3-2.4 1.2 1.6-3 2.4zm1 10l3 2.4-1.2 1.6-3-2.4z',
  clark:
    'M12 11.5c4 0 7 4.5 7 8 0 3-3 3.5-7 2.5-4 1-7 .5-7-2.5 0-3.5 3-8 7-8zM4 9a2.2 3 0 1 1 .01 0zM20 9a2.2 3 0 1 1 .01 0zM9 7.200a2.2 3.2 0 1 1 .01 0zM15 7.200a2.2 3.2 0 1 1 .01 0z',
  blair:
    'M8.5 1h7v2.500h-1.200v6l6.5 10q1.8 3.5-2 3.500H5.200q-3.8 0-2-3.500l6.5-10v-6H8.500zM11 11l-3.3 5h8.600L13 11V3.500h-2z',
  garry:
    'M12 1l3 5 5.7-1.3-1.3 5.7 5 3-5 3 1.3 5.700L15 20.800l-3 3.2-3-3.2-5.7 1.3 1.3-5.7-5-3 5-3L3.3 4.7 9 6zM12 9a4.2 4.2 0 1 0 .01 0z',
  macready:
    'M12 3c4 0 5.5 2.5 6 9.5 3 .3 5 1 5 2.2 0 2-5 3.6-11 3.600S1 16.7 1 14.700c0-1.2 2-1.9 5-2.200C6.5 5.5 8 3 12 3zm-6 10.800c3.5 1.2 8.5 1.2 12 0v-1.500c-3.5 1-8.5 1-12 0z',
  nauls:
    'M1 9.500h15.500v1.800H24v2.400h-7.600c-.3 4-3 6.3-7.7 6.300S1 17.5 1 12zM4 2.500c2 1.5-1 2.5 1 4.500M8.5 2.500c2 1.5-1 2.5 1 4.500M13 2.500c2 1.5-1 2.5 1 4.5',
  windows:
    'M12 2a10 10 0 0 1 10 10v7q0 2-2 2h-3.500v-8H19v-1a7 7 0 0 0-14 0v1h2.500v8H4q-2 0-2-2v-7A10 10 0 0 1 12 2zM11 22h5v1.800h-5z',
};

export const skySigns: Record<string, string> = {
  sun: 'M12 6.500a5.5 5.5 0 1 1-.01 0zM11 0h2v4.500h-2zm0 19.500h2V24h-2zM0 11h4.500v2H0zm19.5 0H24v2h-4.500zM4.2 2.800l3.2 3.200L6 7.4 2.8 4.200zM18 16.600l3.2 3.2-1.4 1.4-3.2-3.200zM19.8 2.800l1.4 1.400L18 7.4 16.6 6zM6 16.600L7.4 18l-3.2 3.2-1.4-1.400z',
  cloud: 'M7 19a5 5 0 0 1-.6-9.900A6.5 6.5 0 0 1 18.9 8 5.5 5.5 0 0 1 18 19z',
  snow: 'M11 1h2v4l2.5-2 1.2 1.600L13 7.500v2.800l2.5-1.4.6-4.6 2 .3-.4 3.1 3.5-2 1 1.7-3.5 2 2.9 1.2-.8 1.9-4.3-1.800L14 12l2.5 1.4 4.3-1.8.8 1.9-2.9 1.2 3.5 2-1 1.7-3.5-2 .4 3.1-2 .3-.6-4.600L13 13.800v2.800l3.7 2.8-1.2 1.600L13 19v4h-2v-4l-2.5 2-1.2-1.6 3.7-2.800v-2.800l-2.5 1.4-.6 4.6-2-.3.4-3.1-3.5 2-1-1.7 3.5-2-2.9-1.2.8-1.9 4.3 1.800L10 12l-2.5-1.4-4.3 1.8-.8-1.9 2.9-1.2-3.5-2 1-1.7 3.5 2-.4-3.1 2-.3.6 4.6 2.5 1.400V7.500L7.3 4.6 8.5 3 11 5z',
  storm:
    'M6 13a4.5 4.5 0 0 1-.5-8.900A6 6 0 0 1 17.2 3 5 5 0 0 1 18 13h-3l1.5-3.500h-5L8 17h3.500L9 24l8-9.500h-3.500L14 13zM3 16h3l-2 4H1zm17 0h3l-2 4h-3z',
};

/** Use, Repair, Sabotage and, on dice, Threat: a hand, a spanner, a bomb, a claw. */
export const actSigns: Record<string, string> = {
  use: 'M8 3.500a1.6 1.6 0 0 1 3.2 0V10h.8V2a1.6 1.6 0 0 1 3.2 0v8h.8V4a1.6 1.6 0 0 1 3.2 0v11c0 5-3 9-8 9-3.5 0-5.5-2-7-5L1.6 14a1.7 1.7 0 0 1 2.9-1.700L8 15.500z',
  repair:
    'M21.5 5.500l-4 4-3-3 4-4A6.5 6.5 0 0 0 10.2 11L2 19.200a2 2 0 0 0 2.8 2.800L13 13.800a6.5 6.5 0 0 0 8.5-8.300z',
  sabotage:
    'M10 8a8 8 0 1 0 .01 0zM14 8.500l3-3.5 2.5 2-3 3.500zM18 4.500l2-3.5 1 2.5 2.5.5-2 1.5.5 2.5-2-1.500zM7 13c1-2 2.5-2.5 4-2.500l-.4-1.500C8 9.2 6.2 10.5 5.5 12.500z',
  threat: 'M3 2c2 6 4 9 6 12L8 3c3 5 4 8 5 11l1-12c2.5 6 3 9 3 13l4-9c1 8-1 17-9 17C5 23 3 12 3 2z',
};

export const damageSign = 'M12 1l2.5 7L22 6l-5 6 5 6-7.5-2L12 23l-2.5-7L2 18l5-6-5-6 7.5 2z';
export const fuelSign =
  'M5 5h8l4 4h2v13q0 1.5-1.5 1.500h-12Q4 23.5 4 22V6.500zM7 8v3h5.500L10 8zM8 13l7 7m0-7l-7 7M15 2h5v4h-2V4h-3z';
export const pawSign = crewSigns['clark']!;
export const starSign = 'M12 1l3.2 7.2 7.8.8-5.9 5.2 1.7 7.800L12 18l-6.8 4 1.7-7.800L1 9l7.8-.8z';
export const goodSigns: Record<string, string> = {
  cards:
    'M7 1h12q2 0 2 2v16q0 2-2 2h-1v-14q0-2-2-2H5V3q0-2 2-2zM4 7h10q2 0 2 2v12q0 2-2 2H4q-2 0-2-2V9q0-2 2-2z',
  weapons: 'M1 8h17l1-2h3v7h-2c-1 0-1.5 1-2 2h-4c-1 2-3 2-4 1.500L8.5 23H3l3-8.500c-3 0-4-1-5-2z',
  items: 'M9 2h6q2 0 2 2v3h5q1 0 1 1v13q0 1-1 1H2q-1 0-1-1V8q0-1 1-1h5V4q0-2 2-2zm1 3v2h4V5zM1 13h22v2H1z',
  lab: 'M8.5 1h7v2.500h-1.200v6l6.5 10q1.8 3.5-2 3.500H5.200q-3.8 0-2-3.500l6.5-10v-6H8.500z',
  flame: 'M12 1c1 4 7 7 7 14a7 7 0 0 1-14 0c0-3 1.5-5 3-7 0 2 1 3 2 3.500C11 8 10 4 12 1z',
};

export const boltSign = 'M13 1L4 13.5h6L8 23l11-13.5h-7z';
export const craftSign = 'M2 6h20v2h-9v3q7 0 8 6l-3 4H8l-6-5h5l-5-4 9-1V8H2z';
export const shieldSign = 'M12 1.5l8.5 3v7c0 5.2-3.4 9.2-8.5 11.5-5.1-2.3-8.5-6.3-8.5-11.5v-7z';
export const bowlSign = 'M4 9h16v4a8 8 0 0 1-16 0zM2 21h20v2H2zM8 2h2v5H8zm5 0h2v5h-2z';
export const jarSign = 'M7 3h10v3l2 3v12q0 2-2 2H7q-2 0-2-2V9l2-3z';

/** What a location is for, for eyes that see the whole station at once. */
export const placeSigns: Record<string, string> = {
  armory: goodSigns['weapons']!,
  storeroom: goodSigns['items']!,
  boiler: goodSigns['flame']!,
  generator: boltSign,
  radio:
    'M11 9h2l4.5 14h-2.3l-1-3H9.800l-1 3H6.500zM12 4.500a2.5 2.5 0 1 1-.01 0zM5.5 1a9 9 0 0 0 0 12L7 11.700a7 7 0 0 1 0-9.400zM18.5 1a9 9 0 0 1 0 12L17 11.700a7 7 0 0 0 0-9.400z',
  helicopter: craftSign,
  snowcat:
    'M3 15v-4h5l2-6h8l3 6h1v4zM11 7l-1.5 4H18l-2-4zM4 16.500h16a3.2 3.2 0 0 1 0 6.400H4a3.2 3.2 0 0 1 0-6.400z',
  kitchen: bowlSign,
  lab: goodSigns['lab']!,
  weather: skySigns['cloud']!,
  sleeping: 'M1 5h2v9h19v7h-2v-3H3v3H1zM5 8h6a3 3 0 0 1 3 3v2H5z',
  rec_room: 'M4 6h16v6h2q2 0 2 2v6h-3v2h-2v-2H5v2H3v-2H0v-6q0-2 2-2h2z',
  kennel: pawSign,
};
