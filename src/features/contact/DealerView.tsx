export default function DealerView() {
  return null
}
