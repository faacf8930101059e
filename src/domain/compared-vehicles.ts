/** How many cars of the stock stand side by side. */
export const MOST_COMPARED_VEHICLES = 4
