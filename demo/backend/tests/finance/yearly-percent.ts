/** The yearly actuarial rate, per cent, at which these payments are worth the principal: the inverse, by bisection. */
export function yearlyPercentOf(principal: number, monthly: number, months: number, balloon = 0): number {
  let low = 0
  let high = 100
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2
    const rate = (1 + middle / 100) ** (1 / 12) - 1
    const discount = (1 + rate) ** -months
    const value = (monthly * (1 - discount)) / rate + balloon * discount
    if (value > principal) low = middle
    else high = middle
  }
  return (low + high) / 2
}
