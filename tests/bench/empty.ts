// Stands in for what is left out where the bundle is weighed without it.
